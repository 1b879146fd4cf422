/**
 * An error in what somebody wrote, a page or the catalogue. Its stack is its message alone: where the code noticed the
 * mistake says nothing to whoever wrote it, and Docusaurus, Jest and Node all print an error's stack.
 * @param {string} message names the place, what is wrong there, and what to write
 */
function mistake(message) {
  const error = new Error(message);
  error.stack = message;
  return error;
}

module.exports = {mistake};
