// The test compiles with tsc, which names every error instead of the first.
module.exports = {typescript: {ignoreBuildErrors: true}};
