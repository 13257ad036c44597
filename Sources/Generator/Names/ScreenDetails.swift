/// The contents of a screen: its kind, its fields, and what it is joined with.
package struct ScreenDetails: Hashable, Sendable {
    package var kind = ScreenKind.empty
    package var fields: [Field] = []

    /// The value that the screen needs; nil if it needs none.
    package var input: ScreenInput?

    /// The routes to which it leads.
    package var leads: [Lead] = []

    /// The name of its service, e.g. `Orders` for `OrdersService`; nil if it has none.
    package var service: String?

    /// The screen that declares its service and the types of its values; nil if it declares them itself.
    package var owner: String?

    /// The title for users; nil for the words of its name.
    package var title: String?

    /// The coordinator whose flow has the screen; nil for none.
    package var flow: String?

    package init() {}

    /// A screen with these fields. Without a kind, it is a form, or empty if there are no fields.
    package init(_ kind: ScreenKind? = nil, fields: [Field]) {
        self.kind = kind ?? (fields.isEmpty ? .empty : .form)
        self.fields = fields
    }
}

/// The kinds of generated screens.
package enum ScreenKind: String, CaseIterable, Hashable, Sendable {
    /// A control for each field, and a button that ends it.
    case form

    /// The fields of a value that a service loads.
    case detail

    /// Rows that a service loads.
    case list

    /// A title alone.
    case empty

    /// True if a service loads what is shown.
    var isLoaded: Bool { self == .detail || self == .list }

    /// The ending of the name of the type that has its fields.
    var ending: String {
        switch self {
        case .form, .empty: "Entry"
        case .detail: "Details"
        case .list: "Row"
        }
    }
}

/// The type of a screen's input.
package struct ScreenInput: Hashable, Sendable {
    /// The name of the type; nil for a new one, which is named after the screen.
    package var type: String?

    /// The properties of the type.
    package var fields: [Field]

    package init(type: String? = nil, fields: [Field]) {
        self.type = type
        self.fields = fields
    }
}

/// A route to which a screen leads.
package struct Lead: Hashable, Sendable {
    /// The name of the route, e.g. `change-password`.
    package let route: String

    /// The type of the input that the route takes; nil for none.
    package var input: String?

    /// The properties of that input.
    package var arguments: [String] = []

    /// The line of a flow that makes its screen.
    var declaration = ""

    package init(_ route: String, input: String? = nil, arguments: [String] = []) {
        self.route = route
        self.input = input
        self.arguments = arguments
    }

    /// The name of its member of `RouteID`, e.g. `changePassword`.
    var member: String { CamelWords(CamelWords.name(of: route)).member }

    /// The name for users, e.g. `Change password`.
    var title: String { CamelWords(CamelWords.name(of: route)).title }
}
