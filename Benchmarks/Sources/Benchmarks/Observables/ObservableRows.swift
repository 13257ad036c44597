/// Observables, derived values and bindings.
enum ObservableRows {
    static var all: [Row] {
        SetRows.all + TrackingRows.all + ChainRows.all + JoinRows.all + BindRows.all
            + [TwoWayRow.row]
    }
}
