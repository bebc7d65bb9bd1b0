/** Tests run on ESM, types are checked beside by `npm run types`. */
export default {
  testEnvironment: "node",
  roots: ["<rootDir>/__tests__"],
  testMatch: ["**/*.test.ts"],
  extensionsToTreatAsEsm: [".ts"],
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
  transform: {
    "^.+\\.ts$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript" }, target: "es2022" }, module: { type: "es6" } },
    ],
  },
  // The first use of a Python environment makes it, with pip, inside the test.
  testTimeout: 300_000,
  globalSetup: "<rootDir>/scripts/tests-begin.mjs",
  globalTeardown: "<rootDir>/scripts/tests-end.mjs",
  maxWorkers: 2,
};
