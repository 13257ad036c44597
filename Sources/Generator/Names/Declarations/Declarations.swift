/// What Swift sources declare that a generated screen might declare again.
package struct Declarations: Sendable {
    /// A name, and the files that declare it.
    typealias Places = [String: [String]]

    /// Types that stand in no other, by their names in small letters.
    private(set) var types: [String: [(name: String, file: String)]] = [:]

    /// The names of routes, as `order-history`.
    private(set) var routes: Places = [:]

    /// What `RouteID` calls them, as `orderHistory`.
    private(set) var members: Places = [:]

    package init() {}

    /// Adds what is declared in `source`, which is the text of `file`.
    package mutating func add(_ source: some Collection<UInt8>, of file: String) {
        let isScanned: Void? = source.withContiguousStorageIfAvailable { scan($0, file) }
        if isScanned == nil { Array(source).withUnsafeBufferPointer { scan($0, file) } }
    }

    mutating func addType(_ name: String, of file: String) {
        types[name.lowercased(), default: []].append((name, file))
    }

    mutating func addRoute(_ route: String, of file: String) {
        routes[route, default: []].append(file)
    }

    mutating func addMember(_ member: String, of file: String) {
        members[member, default: []].append(file)
    }

    private mutating func scan(_ source: UnsafeBufferPointer<UInt8>, _ file: String) {
        var reader = DeclarationReader(source)
        while let declaration = reader.next() {
            switch declaration {
            case .type(let name): addType(name, of: file)
            case .route(let name): addRoute(name, of: file)
            case .member(let name): addMember(name, of: file)
            }
        }
    }
}
