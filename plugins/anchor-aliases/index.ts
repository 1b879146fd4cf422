export default function anchorAliases() {
  return () => undefined;
}
