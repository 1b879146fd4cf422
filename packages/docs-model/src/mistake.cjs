/**
 * An error in a page or in the catalogue. Its stack is its message alone: the code that found the mistake does not help
 * its author, and Docusaurus, Jest and Node all print an error's stack.
 * @param {string} message names the place, the mistake and its correction
 */
function createMistake(message) {
  const error = new Error(message);
  error.stack = message;
  return error;
}

module.exports = {createMistake};
