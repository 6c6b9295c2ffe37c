import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Vitest's reporter for `npm test`: how many passed, and the names of what failed, the errors outside every test with them, and the files of what was skipped. */
// biome-ignore lint/style/noDefaultExport: where Vitest looks for a reporter.
export default class UnitReport {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failed = [
      ...modules
        .filter((module) => module.errors().length > 0)
        .map((module) => `${module.relativeModuleId} (as a whole)`),
      ...modules.flatMap((module) =>
        [...module.children.allSuites()].filter((suite) => suite.errors().length > 0).map((suite) => nameOf(suite)),
      ),
      ...tests.filter((test) => test.result().state === 'failed').map((test) => nameOf(test)),
      ...unhandledErrors.map((error) => `outside every test: ${error.stack ?? error.message}`),
    ];
    const skipped = modules.flatMap((module) => {
      const { length } = [...module.children.allTests('skipped')];
      return length === 0 ? [] : [`${module.relativeModuleId} (${length})`];
    });
    const { UNIT_REPORT: path } = process.env;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      JSON.stringify({ passed: tests.filter((test) => test.result().state === 'passed').length, failed, skipped }),
    );
  }
}

function nameOf(task) {
  return `${task.module.relativeModuleId} › ${task.fullName}`;
}
