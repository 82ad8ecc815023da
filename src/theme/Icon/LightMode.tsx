// Change: drawn as a stroke, like the icons of samples.
import lineIcon from '@site/src/components/LineIcon';

export default lineIcon(
  'M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0M12 1v2m0 18v2M1 12h2m18 0h2M4 4l1.5 1.5m13 13L20 20m0-16-1.5 1.5m-13 13L4 20',
  {width: 24, height: 24},
);
