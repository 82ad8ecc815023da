import fs from 'node:fs'; import http from 'node:http'; import path from 'node:path'; import zlib from 'node:zlib';
const root='/tmp/w/wt/play'; process.chdir(root);
const {build} = await import(root+'/node_modules/esbuild/lib/main.js');
const pw = await import(root+'/node_modules/@playwright/test/index.mjs');
const {framePage} = await import(root+'/src/plugins/playground/build/frame.ts');
const {bundlePackages, withImports} = await import(root+'/src/plugins/playground/build/packages.ts');
const {SitePlayground} = await import(root+'/src/plugins/playground/sitePlayground.ts');
const {Service} = await import(root+'/src/plugins/playground/worker/service.ts');
const {matchOutput} = await import(root+'/src/plugins/samples/run/index.ts');
const exePath = process.env.CHROME;
const site = new SitePlayground(root,'/');
const t0=Date.now();
const all:any[] = process.argv[2]==='docs' ? site.allPrograms() : [{toolkit:{folder:'toolkit/v11'},programs:[{loads:['eventsource','node:events','node:timers/promises','node:assert/strict','superjson','node:crypto','node:util']}]}];
const specs=[...new Set(all.filter(a=>a.toolkit.folder===all[0].toolkit.folder).flatMap(a=>a.programs).flatMap(p=>p.loads))];
console.log('programs',Date.now()-t0, all.length, specs.length);
const scriptsByFolder=new Map();
async function scriptsFor(folder){ if(!scriptsByFolder.has(folder)){ const l=[...new Set(all.filter(a=>a.toolkit.folder===folder).flatMap(a=>a.programs).flatMap(p=>p.loads).concat(['react/jsx-runtime','node:process','node:http','node:stream','zod','@trpc/client','@trpc/server','@trpc/server/adapters/standalone']))]; scriptsByFolder.set(folder, await bundlePackages(l.filter(x=>true), path.join(root,folder)));} return scriptsByFolder.get(folder);}
const client = (await build({entryPoints:[root+'/src/plugins/playground/client/run.ts'],bundle:true,format:'esm',write:false,tsconfigRaw:{},logLevel:'silent',plugins:[{name:'l',setup(b){b.onResolve({filter:/release\/browser\/late$/},()=>({path:'late',namespace:'x'}));b.onLoad({filter:/.*/,namespace:'x'},()=>({contents:'export const late=f=>f()'}))}}]})).outputFiles[0].text;
const frame = await framePage();
const files=new Map<string,[string,string,string?]>([['/',['text/html','<!doctype html><title>x</title><body></body>']],['/run.js',['text/javascript',client]],['/frame.xhtml',['application/xhtml+xml',frame.text,frame.policy]]]);
const server=http.createServer((q,r)=>{const f=files.get(q.url!.split('?')[0]); if(!f){r.writeHead(404);return r.end()} r.writeHead(200,{'content-type':f[0],...(f[2]?{'content-security-policy':f[2]}:{})}); r.end(f[1])}); await new Promise<void>(r=>server.listen(0,r)); const port=(server.address() as any).port;
const kind=process.env.BROWSER||'chromium';
const browser=await (pw as any)[kind].launch(exePath?{executablePath:exePath}:{});
const page=await browser.newPage(); page.on('console',(m:any)=>console.log('  [page]',m.text())); page.on('pageerror',(e:any)=>console.log('  [pageerror]',e.message));
await page.goto(`http://localhost:${port}/`); await page.evaluate('globalThis.__name=f=>f');
async function run(folder:string, texts:Record<string,string>, entry:any){
  const s=await scriptsFor(folder);
  const service=new Service({}); for(const [p,t] of Object.entries(texts)) service.setFile(p,t);
  const emitted=service.emit();
  const names=withImports(s.scripts,['host',...Object.values(s.modules)]);
  const scripts:any={}; for(const n of names){const x=s.scripts[n]!; const u=`/${encodeURIComponent(folder)}/${n}.js`; files.set(u,['text/javascript',x.text]); scripts[n]={url:u,bytes:x.text.length,imports:x.imports}}
  const manifest={frame:{url:'/frame.xhtml',bytes:1},modules:s.modules,scripts};
  return page.evaluate(async([manifest,emitted,entry]:any)=>{const {startRun}=await import('/run.js' as any); const out:any[]=[]; const t=performance.now(); const reason=await new Promise(r=>startRun(manifest,emitted,entry,{output:(o:any)=>out.push(o),end:r,broken:(e:any)=>r('broken '+e.message)})); return {reason,out,ms:performance.now()-t}},[manifest,emitted,entry]);
}
const mode=process.argv[2];
if(mode==='docs'){
  let ok=0,bad=0; const only=process.argv[3];
  const {refusalOf}=await import(root+'/src/plugins/playground/core/programs.ts'); const {pageProjects}=await import(root+'/src/plugins/playground/core/projects.ts');
  for(const a of all){ if(only&&!a.page.file.includes(only))continue; if(!a.programs.length) continue; const s=await scriptsFor(a.toolkit.folder);
    const {isWithheld}=await import(root+'/src/plugins/playground/build/packages.ts');
    const programs=a.programs.filter((p:any)=>refusalOf(p,s)===undefined&&!p.names.some(isWithheld)); if(!programs.length) continue; const pp=pageProjects(a.page,a.toolkit,programs);
    for(const p of pp.projects) for(const e of p.entries){ const r:any=await run(a.toolkit.folder,Object.fromEntries(p.files.map((f:any)=>[f.path,f.text])),e).catch(e=>({reason:'EX '+e.message,out:[]}));
      const text=r.out.filter((o:any)=>o.stream==='log'&&o.server===undefined).map((o:any)=>o.text).join(''); const m=e.output===undefined?{ok:true}:matchOutput(e.output,text);
      if(r.reason==='done'&&m.ok) ok++; else {bad++; console.log('BAD',a.page.file,p.name,e.path,r.reason,(m as any).diff??'', r.out.filter((o:any)=>o.stream==='error').map((o:any)=>o.text).join('').slice(0,1500))}
    }}
  console.log({ok,bad, ms:Date.now()-t0});
} else if(mode==='size'){ for(const [f] of [[all[0].toolkit.folder]]){const s=await scriptsFor(f); for(const n of ['host','module-node_http','module-trpc_client','module-trpc_server']) {const set=withImports(s.scripts,[n]); let b=0,t=0; for(const x of set){b+=zlib.brotliCompressSync(s.scripts[x]!.text).length;t+=s.scripts[x]!.text.length} console.log(f,n,[...set].join(' '),t,b)}} }
else { const texts:Record<string,string>={}; for(const f of fs.readdirSync(mode)) texts[f]=fs.readFileSync(path.join(mode,f),'utf8'); const servers=Object.keys(texts).filter(f=>f.startsWith('server')); for(const e of Object.keys(texts).filter(f=>f.startsWith('run'))){const r:any=await run(all[0].toolkit.folder,texts,{path:e,files:Object.keys(texts),servers}); console.log('==',e,r.reason,Math.round(r.ms)); for(const o of r.out) console.log((o.server?`[${o.server}] `:'')+(o.stream==='error'?'E ':'')+o.text.slice(0,3000))} }
await browser.close(); server.close(); process.exit();
