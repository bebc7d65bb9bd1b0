/** pytest's own names (its reference documentation, "Configuration Options" and "Hooks", 7 to 9), and of widely used plugins. */

export const OPTIONS: readonly string[] = [
  "addopts", "cache_dir", "collect_imported_tests", "confcutdir", "consider_namespace_packages", "console_output_style", "disable_test_id_escaping_and_forfeit_all_rights_to_community_support", "doctest_encoding",
  "doctest_optionflags", "empty_parameter_set_mark", "enable_assertion_pass_hook", "faulthandler_exit_on_timeout", "faulthandler_timeout", "filterwarnings", "junit_duration_report", "junit_family", "junit_log_passing_tests",
  "junit_logging", "junit_suite_name", "log_auto_indent", "log_cli", "log_cli_date_format", "log_cli_format", "log_cli_level", "log_date_format", "log_file", "log_file_date_format", "log_file_format", "log_file_level",
  "log_file_mode", "log_format", "log_level", "markers", "minversion", "norecursedirs", "python_classes", "python_files", "python_functions", "pythonpath", "required_plugins", "strict", "strict_config", "strict_markers",
  "strict_parametrization_ids", "strict_xfail", "testpaths", "tmp_path_retention_count", "tmp_path_retention_policy", "truncation_limit_chars", "truncation_limit_lines", "usefixtures", "verbosity_assertions", "verbosity_subtests",
  "verbosity_test_cases", "xfail_strict",
  "asyncio_mode", "asyncio_default_fixture_loop_scope", "asyncio_default_test_loop_scope", "asyncio_debug", "timeout", "timeout_method", "timeout_func_only", "env", "DJANGO_SETTINGS_MODULE", "django_find_project", "rsyncdirs", "looponfailroots",
];

export const HOOKS: readonly string[] = [
  "pytest_addoption", "pytest_addhooks", "pytest_configure", "pytest_unconfigure", "pytest_plugin_registered", "pytest_sessionstart", "pytest_sessionfinish", "pytest_cmdline_parse", "pytest_cmdline_main", "pytest_load_initial_conftests",
  "pytest_collection", "pytest_collection_modifyitems", "pytest_collection_finish", "pytest_collect_file", "pytest_collect_directory", "pytest_ignore_collect", "pytest_collectstart", "pytest_collectreport", "pytest_itemcollected",
  "pytest_deselected", "pytest_make_collect_report", "pytest_make_parametrize_id", "pytest_generate_tests", "pytest_pycollect_makeitem", "pytest_pycollect_makemodule", "pytest_pyfunc_call", "pytest_runtestloop", "pytest_runtest_protocol",
  "pytest_runtest_logstart", "pytest_runtest_logfinish", "pytest_runtest_setup", "pytest_runtest_call", "pytest_runtest_teardown", "pytest_runtest_makereport", "pytest_runtest_logreport", "pytest_report_to_serializable",
  "pytest_report_from_serializable", "pytest_report_header", "pytest_report_collectionfinish", "pytest_report_teststatus", "pytest_terminal_summary", "pytest_fixture_setup", "pytest_fixture_post_finalizer", "pytest_warning_recorded",
  "pytest_assertrepr_compare", "pytest_assertion_pass", "pytest_exception_interact", "pytest_internalerror", "pytest_keyboard_interrupt", "pytest_enter_pdb", "pytest_leave_pdb", "pytest_markeval_namespace",
];
