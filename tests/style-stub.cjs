/** Stands in for a CSS module in unit tests: every class name is its own name. */
module.exports = new Proxy({}, {get: (_, name) => name});
