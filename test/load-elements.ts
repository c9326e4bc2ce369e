/**
 * Runs before each test file. The elements of the sources must be loaded before the elements of a package in the same
 * process.
 */
import '../plugin/mdx/render/shadow-template.js';
