/// The types of a module that what is generated may meet.
package struct KnownTypes: Sendable {
    /// As it is told to a user.
    package let module: String
    package let names: Set<Substring>

    init(of module: String, _ names: String) {
        self.module = module
        self.names = Set(names.split { $0 == " " || $0 == "\n" })
    }

    package static let all = [
        swift, concurrency, strings, binding, coordination, textMenu, foundation, tests, list,
    ]

    /// What every package with generated screens has.
    static let list = KnownTypes(of: "the list of screens", "ScreenList Listed")

    /// Modules that what is generated imports, or is built with.
    static let modules: Set<String> = [
        "Binding", "CDispatch", "Coordination", "Dispatch", "Foundation", "FoundationEssentials",
        "Glibc", "Swift", "SwiftOnoneSupport", "SwiftShims", "Testing", "TextMenu", "XCTest",
    ]

    /// The module that has a type of this name.
    static func module(with name: String) -> String? {
        all.first { $0.names.contains(Substring(name)) }?.module
    }
}
