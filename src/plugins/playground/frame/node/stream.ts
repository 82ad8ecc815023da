import stream from 'readable-stream';

export default stream;
export const {Duplex, PassThrough, Readable, Transform, Writable, finished, pipeline} = stream;
