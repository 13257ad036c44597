import Binding

/// An object that keeps the token of a closure which keeps the object: never released.
final class KeptHeader {
    private(set) var title = ""
    private(set) var tokens: Set<AnyCancellable> = []

    init(_ name: Observable<String>) {
        name.bind { self.title = "Hello, \($0)" }.store(in: &tokens)
    }

    func close() {
        tokens = []
    }
}
