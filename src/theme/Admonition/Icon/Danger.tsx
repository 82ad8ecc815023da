// Change: drawn as a stroke, like the icons of samples.
import lineIcon from '@site/src/components/LineIcon';

export default lineIcon('M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM12 8v5m0 3.5v.1');
