export default function RowsView() {
  return <h1>rows</h1>
}
