/// A piece of a template's text.
indirect enum TemplatePiece: Hashable, Sendable {
    case text(String)
    case placeholder(TemplatePlaceholder)

    /// A block, and its alternative if its lines are too long.
    case block(TemplateBlock, [TemplatePiece], otherwise: [TemplatePiece])

    /// A line with breaks in it.
    case line([TemplatePiece])
    case lineBreak(TemplateBreak)
}

extension [TemplatePiece] {
    /// The cost of a piece in addition to its bytes. It is taken off the room of a template, and
    /// limits the time.
    private static var cost: Int { 8 }

    /// Returns the text of these pieces in `scope`. Each piece reduces `room`. Nothing is written
    /// after the room is used up: blocks for children can make a short template very long.
    func text(in scope: TemplateScope, room: inout Int) -> String {
        var text = ""
        write(to: &text, in: scope, &room)
        return text
    }

    private func write(to text: inout String, in scope: TemplateScope, _ room: inout Int) {
        for piece in self {
            room -= Self.cost
            if room < 0 { return }
            switch piece {
            case .text(let part): add(part, to: &text, &room)
            case .placeholder(let placeholder):
                add(scope.text(of: placeholder), to: &text, &room)
            case .block(let block, let body, let otherwise):
                write(block, body, otherwise, to: &text, in: scope, &room)
            case .line(let pieces): text += pieces.text(in: scope, room: &room).broken
            case .lineBreak(let lineBreak): text += lineBreak.mark
            }
        }
    }

    private func add(_ part: String, to text: inout String, _ room: inout Int) {
        text += part
        room -= part.utf8.count
    }

    private func write(
        _ block: TemplateBlock, _ body: [TemplatePiece], _ otherwise: [TemplatePiece],
        to text: inout String, in scope: TemplateScope, _ room: inout Int
    ) {
        switch block {
        case .children: for child in scope.children { body.write(to: &text, in: child, &room) }
        case .anyChildren: if !scope.children.isEmpty { body.write(to: &text, in: scope, &room) }
        case .noChildren: if scope.children.isEmpty { body.write(to: &text, in: scope, &room) }
        case .coordinator: if scope.hasCoordinator { body.write(to: &text, in: scope, &room) }
        case .noCoordinator: if !scope.hasCoordinator { body.write(to: &text, in: scope, &room) }
        case .viewModelProtocol: if scope.hasProtocol { body.write(to: &text, in: scope, &room) }
        case .noProtocol: if !scope.hasProtocol { body.write(to: &text, in: scope, &room) }
        case .fit:
            let wide = body.text(in: scope, room: &room)
            if wide.fits { text += wide } else { otherwise.write(to: &text, in: scope, &room) }
        }
    }
}

/// The values of a template's placeholders and blocks, for a screen or one of its children.
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
    let hasProtocol: Bool
    private let screen: Names
    private let route: String
    private let module: String
    private let sources: String
    private let tests: String
    private let parts: [Names]

    /// The current child; nil for the screen itself.
    private var child: Names?

    init(_ request: ScreenRequest, sources: String, tests: String) {
        screen = Names(request.name)
        route = request.route
        module = Self.module(of: sources)
        hasCoordinator = request.hasCoordinator
        hasProtocol = request.hasProtocol
        self.sources = "\(sources)/\(request.name)"
        self.tests = "\(tests)/\(request.name)"
        parts = request.children.map(Names.init)
    }

    /// The scopes of the children, in order.
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

    /// Returns the folder for the files of `folder`.
    func path(of folder: TemplateFolder) -> String {
        let place = folder.holdsTests ? tests : sources
        return folder.isOfChild ? "\(place)/\(child?.name ?? "")" : place
    }

    /// Returns the module: the name of the folder below `Sources`, or of the last folder.
    static func module(of sources: String) -> String {
        let folders = sources.split(separator: "/")
        let target = folders.lastIndex(of: "Sources").map { $0 + 1 } ?? folders.count - 1
        let name = folders.indices.contains(target) ? folders[target] : folders.last ?? ""
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
