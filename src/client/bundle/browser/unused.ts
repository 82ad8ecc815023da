/** In place of a theme component that only another configuration would show. */
export default undefined;
