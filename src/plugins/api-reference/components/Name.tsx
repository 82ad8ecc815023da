import React, {Fragment, type ReactNode} from 'react';

/** Fits next to the type in a table column. */
const shortName = 18;

/** An identifier that wraps between its words if it is too long for its column. */
export default function Name({children}: {children: string}): ReactNode {
  if (children.length < shortName) return children;
  return children.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
