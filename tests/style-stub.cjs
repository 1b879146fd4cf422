/** Replaces CSS modules in unit tests: each class name is the name of its property. It is not an ES module. */
module.exports = new Proxy({}, {get: (_, name) => name !== '__esModule' && name});
