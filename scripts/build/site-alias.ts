export function siteAlias(folder: string) {
  return [{ find: /^#site\/(\w+)\.ts$/, replacement: `${folder}/$1.json` }]
}
