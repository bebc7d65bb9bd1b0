/** Data flows one way: a stage imports trace, ports and earlier stages, never a later one. */

const STAGES = ["trace", "syntax", "collect", "env", "marks", "probe", "diagnose", "fix", "report", "publish"];

/** What stands below the stages and above them. */
const later = (index) => `^src/(?:${STAGES.slice(index + 1).join("|")})/`;
const HOSTS = "^src/(?:action\\.ts|cli\\.ts|run\\.ts|host/|stages/)";

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
    ...STAGES.slice(0, -1).map((stage, index) => ({
      name: `${stage}-imports-no-later-stage`, severity: "error",
      from: { path: `^src/${stage}/` }, to: { path: later(index) },
    })),
    { name: "stages-do-not-know-the-hosts", severity: "error", from: { path: `^src/(?:${STAGES.join("|")}|inputs|adapters)/` }, to: { path: HOSTS } },
    { name: "inputs-know-no-stage", severity: "error", from: { path: "^src/inputs(?:/|\\.ts)" }, to: { path: `^src/(?:${STAGES.slice(1).join("|")})/` } },
    {
      name: "only-adapters-reach-the-runner-and-processes", severity: "error",
      from: { pathNot: "^src/adapters/" },
      to: { path: "^(?:node_modules/@(?:actions|octokit)/|@(?:actions|octokit)/|(?:node:)?child_process$)" },
    },
    { name: "adapters-are-for-the-hosts", severity: "error", from: { path: `^src/(?:${STAGES.join("|")}|inputs)/` }, to: { path: "^src/adapters/" } },
    { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
    { name: "no-dev-dependencies", severity: "error", from: { path: "^src/" }, to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"] } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
