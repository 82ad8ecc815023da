/** Replaces theme components that this configuration never renders. */
export default undefined;
