// Change: drawn as a stroke, like the icons of samples.
import lineIcon from '@site/src/components/LineIcon';

export default lineIcon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5m0-8.5v.1');
