import WaylineCommandLine
import WaylineValues

/// A request for a screen, with everything that its template needs.
struct ScreenRequest: Hashable, Sendable, Codable {
    /// The name in upper camel case, e.g. `OrderHistory`.
    let name: String

    /// The name of its route, e.g. `order-history`.
    let route: String

    /// The name of its template.
    var template: String

    /// The target of the screen; nil for the one that the package's settings name, or the only one.
    var target: String?

    /// The names of the modules inside, without the screen's name, e.g. `Header`.
    var children: [String] = []

    /// True if the screen has its own flow.
    var hasCoordinator = false

    var kind = ScreenKind.empty
    var fields: [Field] = []

    /// The value that the screen needs; nil if it needs none.
    var input: RequestedInput?

    /// The routes to which it leads.
    var leads: [Lead] = []

    /// The name of its service, e.g. `Orders` for `OrdersService`; nil for the default.
    var ownService: String?

    /// The screen that declares its service and the types of its values; nil if it declares them
    /// itself.
    var owner: String?

    /// The title for users; nil for the words of its name.
    var title: String?

    /// The coordinator whose flow has the screen; nil for none.
    var flow: String?

    /// The framework of its tests; nil for that of the package.
    var framework: TestFramework?

    init(name: String, route: String, template: String) {
        self.name = name
        self.route = route
        self.template = template
    }

    /// The name of the screen's members, e.g. `orderHistory`.
    var member: String { CamelWords(name).member }

    /// True if the menu has a row for it, if there is a menu.
    var isMenuRow: Bool { input == nil && flow == nil }

    /// The title for users.
    var usersTitle: String { title ?? CamelWords(name).title }

    /// The name of its service; nil if it has none. A list and a detail always have one.
    var service: String? { ownService ?? (kind.isLoaded ? name : nil) }

    /// The type of its input; nil if it has none.
    var inputType: String? { input.map { $0.type ?? "\(name)Input" } }

    /// Throws if what is generated would not compile: the user has typed it, or it was read from a
    /// record.
    func check() throws(GeneratorError) {
        _ = try ScreenName(name)
        for name in [name] + children where CamelWords.name(of: name) != name {
            throw .request(.name(name, .screen, .form))
        }
        try NameKind.checkRoute(route)
        try checkChildren()
        try checkFields()
        let types = [input?.type, ownService, owner, flow] + leads.map(\.input)
        for type in types.compactMap(\.self) where !type.isTypeName {
            throw .request(.contradiction("'\(type)' is not the name of a type."))
        }
        for lead in leads where !lead.route.isPlainText || !lead.member.isMemberName {
            throw .request(.unknownRoute(lead.route, known: []))
        }
        if hasCoordinator, let service, ["Flow", "Input", "First"].contains(service) {
            throw .request(.name(service, .service, .used(CamelWords(service).member)))
        }
        if let title,
            title.unicodeScalars.count > 100 || title.hasControls
                || title.allSatisfy(\.isWhitespace)
        {
            throw .request(.contradiction("'--title' takes one line of at most 100 letters."))
        }
    }

    private func checkChildren() throws(GeneratorError) {
        var modules: Set<String> = []
        for child in children {
            let limit = ScreenName.longest - name.utf8.count
            try NameKind.child.check(child, meaning: child, limit: limit)
            // Its files have its name, also on a disk that does not distinguish cases.
            if !modules.insert(child.lowercased()).inserted {
                throw .request(.name(child, .child, .repeated))
            }
        }
    }

    private func checkFields() throws(GeneratorError) {
        for fields in [fields, input?.fields ?? []] { _ = try Field.all(fields.map(\.text)) }
        let members = fields.map(viewMember)
        for (field, member) in zip(fields, members)
        where takenNames.contains(field.name) || members.count(where: { $0 == member }) > 1
            || field.type == .choice && Self.takenTypes.contains(CamelWords.name(of: field.name))
        {
            throw .request(.name(field.name, .field, .used(field.name)))
        }
    }
}

extension ScreenRequest {
    /// Returns whether its files use the route, the input or the service of another screen.
    func uses(_ other: ScreenRequest) -> Bool {
        leads.contains { $0.route == other.route } || owner == other.name
            || input?.type != nil && input?.type == other.inputType
    }

    /// Returns whether screens that use it see no difference from another request for it.
    func gives(theSameAs other: ScreenRequest) -> Bool {
        route == other.route && input == other.input && hasCoordinator == other.hasCoordinator
            && service == other.service && kind == other.kind
            && (service == nil || fields == other.fields)
    }

    /// The types that are declared for a screen, without its name.
    private static let takenTypes: Set = [
        "Coordinator", "DecimalField", "Details", "Entry", "Error", "Input", "Row", "Router",
        "Screen",
        "Service", "View", "ViewModel",
    ]

    /// The names that a field cannot have: those of other members of the types in which it is one.
    private var takenNames: Set<String> {
        switch kind {
        case .form:
            [
                "await", "canFinish", "done", "entry", "input", "request", "save", "saving",
                "service",
            ]
        case .detail: ["await", "lines"]
        case .list, .empty: []
        }
    }

    /// The members of the view besides those of fields and routes.
    private var ownViewMembers: Set<String> {
        let all: Set = ["badgeSource", "controls", "parts", "title", "titleSource"]
        return switch kind {
        case .form: all.union(["done", "failure", "isValid"])
        case .detail: all.union(["missing", "values"])
        case .list: all.union(["missing", "rows"])
        case .empty: all
        }
    }

    /// Returns the name of a field's control in the view of a form.
    func viewMember(of field: Field) -> String {
        ownViewMembers.contains(field.name) ? "\(field.name)Field" : field.name
    }

    /// Returns the name of the button of a route in the view.
    func viewMember(of lead: Lead) -> String {
        let controls = kind == .form ? fields.map(viewMember) : []
        let isTaken = ownViewMembers.union(controls).contains(lead.member)
        return isTaken ? "\(lead.member)Button" : lead.member
    }
}

/// The kinds of generated screens.
enum ScreenKind: String, CaseIterable, Hashable, Sendable, Codable {
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
struct RequestedInput: Hashable, Sendable, Codable {
    /// The name of the type; nil for a new one, which is named after the screen.
    var type: String?

    /// The properties of the type.
    var fields: [Field]

    init(type: String? = nil, fields: [Field]) {
        self.type = type
        self.fields = fields
    }
}

/// A route to which a screen leads.
struct Lead: Hashable, Sendable, Codable {
    /// The name of the route, e.g. `change-password`.
    let route: String

    /// Its member of `Destination`, if it has another name.
    private let ownMember: String?

    /// The type of the input that the route takes; nil for none.
    let input: String?

    /// The properties of that input.
    let arguments: [Field]

    /// The line of a flow that makes its screen.
    var declaration = ""

    private enum CodingKeys: String, CodingKey {
        case route, input, arguments
        case ownMember = "member"
    }

    init(_ route: String) {
        self.init(route, nil)
    }

    /// Makes a route with this member; nil for the one with its name.
    init(_ route: String, _ member: String?, input: String? = nil, arguments: [Field] = []) {
        self.route = route
        ownMember = member == CamelWords(route).member ? nil : member
        self.input = input
        self.arguments = arguments
    }

    /// Its member of `Destination`, e.g. `changePassword`.
    var member: String { ownMember ?? CamelWords(route).member }

    /// The name for users, e.g. `Change password`.
    var title: String { CamelWords(member).title }
}
