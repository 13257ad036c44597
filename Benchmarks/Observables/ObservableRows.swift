/// Observables and what is derived from them.
enum ObservableRows {
    static var all: [Row] {
        []
    }
}
