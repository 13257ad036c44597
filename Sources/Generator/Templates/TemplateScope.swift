/// What the placeholders and blocks of a template stand for: a screen, or one of its children.
struct TemplateScope {
    private struct Names {
        let name: String
        let member: String
        let title: String

        init(_ name: String) {
            let words = CamelWords(name)
            self.name = name
            member = words.member
            title = words.title
        }
    }

    let hasCoordinator: Bool
    private let screen: Names
    private let route: String
    private let module: String
    private let sources: String
    private let tests: String
    private let parts: [Names]

    /// The child that is spoken of; nil for the screen itself.
    private var child: Names?

    init(_ request: ScreenRequest, sources: String, tests: String) {
        screen = Names(request.name)
        route = request.route
        module = Self.module(of: sources)
        hasCoordinator = request.hasCoordinator
        self.sources = "\(sources)/\(request.name)"
        self.tests = "\(tests)/\(request.name)"
        parts = request.children.map(Names.init)
    }

    /// The same for each of the children, in order.
    var children: [TemplateScope] {
        parts.map {
            var scope = self
            scope.child = $0
            return scope
        }
    }

    func text(of placeholder: TemplatePlaceholder) -> String {
        switch placeholder {
        case .name: screen.name
        case .member: screen.member
        case .route: route
        case .title: screen.title
        case .module: module
        case .child: child?.name ?? ""
        case .childMember: child?.member ?? ""
        case .childTitle: child?.title ?? ""
        case .comma: parts.count > 1 ? "," : ""
        }
    }

    /// The folder that files of `folder` go to.
    func path(of folder: TemplateFolder) -> String {
        let place = folder.holdsTests ? tests : sources
        return folder.isOfChild ? "\(place)/\(child?.name ?? "")" : place
    }

    /// The folder below `Sources` names the target, and so the module; elsewhere the last one does.
    static func module(of sources: String) -> String {
        let folders = sources.split(separator: "/")
        let target = folders.lastIndex(of: "Sources").map { $0 + 1 } ?? folders.count - 1
        let name = folders.indices.contains(target) ? folders[target] : folders.last ?? ""
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
