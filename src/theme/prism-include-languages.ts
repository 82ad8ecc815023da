// Change: registers nothing. Code is highlighted at build time, and the stock module would put an
// index of every Prism language into the main script.
export default function prismIncludeLanguages(): void {}
