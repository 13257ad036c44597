import Binding

/// An object that keeps the token of a binding to itself, and is released all the same.
final class Header {
    private(set) var title = ""
    private var tokens: Set<AnyCancellable> = []

    init(_ name: Observable<String>) {
        name.bind(to: self) { header, name in header.title = "Hello, \(name)" }
            .store(in: &tokens)
    }
}
