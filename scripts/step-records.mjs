// Records the inputs and outputs of each build step, to skip it as long as both are unchanged.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { findFiles, findImports, hashFiles, matcher } from './find-files.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command The arguments of Node: a script and its arguments.
 * @property {readonly string[]} [needs] The steps that must end before this one.
 * @property {readonly string[]} reads Patterns of all files that the outputs depend on.
 * @property {Imports} [imports] Modules that the outputs depend on, together with the modules that they import.
 * @property {readonly string[]} writes Patterns of the files that the step writes, and no other step.
 * @property {Incremental} [incremental] For tools that store which work they can skip.
 *
 * @typedef {object} Imports
 * @property {readonly string[]} entries Patterns of the first modules.
 * @property {readonly string[]} within Patterns of the modules whose imports count.
 *
 * @typedef {object} Incremental
 * @property {readonly string[]} state Patterns of the files in which the tool stores it.
 * @property {readonly string[]} watched Patterns of the inputs that the tool itself checks, by their time.
 *
 * @typedef {object} StepRecord
 * @property {string} version The command and the version of Node.
 * @property {Record<string, string>} inputs Hashes of the files that the step read.
 * @property {Record<string, string>} outputs Hashes of the files that the step wrote.
 * @property {boolean} isComplete False if the step failed.
 */

/** A record of the last run of each step, in a file that is stored with the outputs. */
export class StepRecords {
  #root;
  #file;
  #isOwned;
  /** @type {Record<string, StepRecord>} */
  #records;

  /**
   * @param {string} root
   * @param {string} file The file with the records, relative to `root`.
   * @param {readonly string[]} owned Patterns of files that a step can delete before it writes them.
   */
  constructor(root, file, owned) {
    this.#isOwned = matcher(owned);
    this.#root = root;
    this.#file = join(root, file);
    this.#records = readRecords(this.#file);
  }

  /**
   * Starts a step, unless its inputs and outputs are unchanged since its last run. Until `end`, the step has no record:
   * if it is interrupted, it runs again.
   *
   * @param {Step} step
   * @returns {Record<string, string> | undefined} The inputs for `end`, or undefined if the step is up to date.
   */
  begin(step) {
    const { [step.name]: record } = this.#records;
    const inputs = this.#inputsOf(step);
    const isIntact = record?.version === versionOf(step) && this.#hasOutputs(step, record);
    if (isIntact && record.isComplete && isDeepStrictEqual(record.inputs, inputs)) return undefined;
    if (!step.incremental) this.#delete(findFiles(this.#root, step.writes).filter(this.#isOwned));
    else if (!isIntact || !this.#noticesChanges(step.incremental, record.inputs, inputs))
      this.#delete(findFiles(this.#root, step.incremental.state));
    delete this.#records[step.name];
    this.#save();
    return inputs;
  }

  /**
   * @param {Step} step
   * @param {Record<string, string>} inputs The result of `begin`. If one changes while the step runs, it runs again next time.
   * @param {boolean} isComplete
   */
  end(step, inputs, isComplete) {
    this.#records[step.name] = { version: versionOf(step), inputs, outputs: this.#hash(step.writes), isComplete };
    this.#save();
  }

  /**
   * Whether all outputs are as the step wrote them. Outputs that it no longer has, because their sources are deleted, do
   * not matter.
   *
   * @param {Step} step
   * @param {StepRecord} record
   */
  #hasOutputs(step, record) {
    const isWritten = matcher(step.writes);
    const outputs = Object.entries(record.outputs).filter(([file]) => isWritten(file));
    return isDeepStrictEqual(Object.fromEntries(outputs), this.#hash(step.writes));
  }

  /**
   * Whether the tool itself notices all changes of its inputs. It compares their times with the time of its state.
   *
   * @param {Incremental} incremental
   * @param {Record<string, string>} before
   * @param {Record<string, string>} after
   */
  #noticesChanges({ state, watched }, before, after) {
    const isWatched = matcher(watched);
    const timeOf = (/** @type {string} */ file) => statSync(join(this.#root, file)).mtimeMs;
    const newestState = Math.max(...findFiles(this.#root, state).map(timeOf));
    return Object.keys({ ...before, ...after })
      .filter((file) => before[file] !== after[file])
      .every((file) => isWatched(file) && (after[file] === undefined || timeOf(file) > newestState));
  }

  /** @param {Step} step */
  #inputsOf({ reads, imports }) {
    const modules = imports ? findImports(this.#root, imports) : [];
    return hashFiles(this.#root, [...new Set([...findFiles(this.#root, reads), ...modules])].toSorted());
  }

  /** @param {readonly string[]} patterns */
  #hash(patterns) {
    return hashFiles(this.#root, findFiles(this.#root, patterns));
  }

  /** @param {readonly string[]} files */
  #delete(files) {
    for (const file of files) rmSync(join(this.#root, file));
  }

  #save() {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#records));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

/** @param {Step} step */
function versionOf(step) {
  return JSON.stringify([process.version, step.command]);
}

/**
 * @param {string} file
 * @returns {Record<string, StepRecord>}
 */
function readRecords(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Without records, all steps run.
    return {};
  }
}
