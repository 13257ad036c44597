/// What a router is to be asked.
package struct RouteQuestion: Hashable, Sendable {
    /// Something that the router shall find, or that goes along.
    package struct Setting: Hashable, Sendable {
        package let key: String
        package let value: String

        package init(_ key: String, _ value: String) {
            self.key = key
            self.value = value
        }
    }

    package let route: String
    package let screen: String
    package var settings: [Setting] = []
    package var isJSON = false

    package init(_ route: String, from screen: String, _ settings: [Setting] = []) {
        self.route = route
        self.screen = screen
        self.settings = settings
    }

    init(_ typed: Typed) throws(CommandError) {
        route = typed.operands.first ?? ""
        screen = typed.value(.from) ?? ""
        isJSON = typed.has(.json)
        for text in typed.all(.set) { settings.append(try Setting(text)) }
    }
}

extension RouteQuestion.Setting {
    /// Reads `key=value`.
    fileprivate init(_ text: String) throws(CommandError) {
        guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
            throw .noKey(text)
        }
        self.init(String(text[..<sign]), String(text[text.index(after: sign)...]))
    }
}
