/** For Vite's `resolve.alias`: modules get the owner's files, which are in `folder`, as they are. */
export function siteAlias(folder: string) {
  return [{ find: /^#site\/(\w+)\.ts$/, replacement: `${folder}/$1.json` }]
}
