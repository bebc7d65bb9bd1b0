"""What the engine says: replies to whoever asked, and lines in the output of the run that prove them."""
from _python_trace_engine_lines import node_name
from _python_trace_engine_search import OutOfTime


class Teller:
    """`failed` counts the trials that were told of and failed."""

    def __init__(self, reply, session, runs, project):
        self.emit = reply.emit
        self.failed = 0
        self._session, self._runs, self._project = session, runs, project

    def name(self, step):
        return step if isinstance(step, str) else node_name(step, self._project)

    def names(self, steps):
        return [self.name(step) for step in steps]

    def trial(self, question, text, trial, before=(), factor=None, value=None):
        """Tells of a trial, with the plugin's facts where it failed, and says it as the output of the run."""
        self.failed += trial.failed
        node, facts = question["node"], [dict(f, t=kind) for kind, f in trial.facts] if trial.failed and trial.told else []
        fields = {"node": node, "ask": question["ask"], "outcome": trial.outcome, "message": trial.message, "seconds": trial.seconds, "touches": trial.touches}
        self.emit("trial", dict(fields, before=list(before), factor=factor, value=value, facts=facts))
        self.say(question, "%s: %s%s" % (text, trial.outcome, " (%s)" % trial.message if trial.message else ""))
        if self._runs.left() == 0:
            raise OutOfTime()

    def say(self, question, text):
        reporter = self._session.config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.write_line("%s: %s" % (question["node"], text))
