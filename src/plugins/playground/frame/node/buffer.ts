export * from 'buffer';
export {Buffer as default} from 'buffer';
