import type {ComponentType, ReactNode, SVGProps} from 'react';

import './diagram.css';

interface Props {
  /**
   * An SVG file of this folder: its `aria-label` names its subject, and its `<desc>` says in words
   * everything that it shows.
   */
  picture: ComponentType<SVGProps<SVGSVGElement>>;
  caption: string;
}

/** A picture in the page's own HTML, which needs no script and follows the color mode. */
export default function Diagram({picture: Picture, caption}: Props): ReactNode {
  return (
    <figure className="diagram">
      {/* The bundler drops the role from the file. */}
      <Picture role="img" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
