/// A tag that is replaced by a value, e.g. `{{Name}}`.
package enum TemplatePlaceholder: String, CaseIterable, Hashable, Sendable {
    /// The screen's name, e.g. `OrderHistory`: its types begin with it.
    case name = "Name"

    /// The name of its members, e.g. `orderHistory`.
    case member = "name"

    /// The name of its route, e.g. `order-history`.
    case route

    /// The screen's title for users, e.g. `Order history`.
    case title

    /// The module of the sources, which tests import. In a file that imports it, each group of
    /// imports is sorted.
    case module

    /// A child's name, e.g. `Header`: its types begin with the names of the screen and the child.
    case child = "Child"

    /// The beginning of a child's members, e.g. `header`.
    case childMember = "child"

    /// A child's title for users, e.g. `Header`.
    case childTitle

    /// A comma if there are several children, empty for one. It ends each row of a list of children.
    case comma

    /// True if it stands for one child, so that it is valid only in a text for one child.
    var isOfChild: Bool {
        switch self {
        case .child, .childMember, .childTitle, .comma: true
        case .name, .member, .route, .title, .module: false
        }
    }

    var tag: String { "{{\(rawValue)}}" }
}

/// A tag that begins a conditional or repeated text. A tag such as `{{/children}}` ends it.
package enum TemplateBlock: String, CaseIterable, Hashable, Sendable {
    /// Once for each child.
    case children = "#children"

    /// Once, if there are children.
    case anyChildren = "?children"

    /// If there are no children.
    case noChildren = "^children"

    /// If the screen has its own flow.
    case coordinator = "#coordinator"

    /// If the screen does not have its own flow.
    case noCoordinator = "^coordinator"

    /// If the screen has protocols of its view models.
    case viewModelProtocol = "#protocol"

    /// If the screen does not have them.
    case noProtocol = "^protocol"

    /// The text itself if each of its lines has at most 100 columns; otherwise the text after
    /// `{{:else}}`.
    case fit = "#fit"

    /// The first characters of tags that are neither placeholders nor breaks.
    static let signs = "#^?/:"

    /// The tag that divides a ``fit`` in two.
    static let otherwise = ":else"

    var tag: String { "{{\(rawValue)}}" }

    var closingTag: String { "{{/\(rawValue.dropFirst())}}" }
}

/// A tag that breaks a line of more than 100 columns. Either all breaks of a line are made, or
/// none. The spaces before a break are removed.
package enum TemplateBreak: String, CaseIterable, Hashable, Sendable {
    /// The next line is indented by four columns more than this line.
    case wrap

    /// The next line has the same indentation as this line.
    case back

    var tag: String { "{{\(rawValue)}}" }

    /// A text that stands for it until the length of the line is known.
    var mark: String {
        switch self {
        case .wrap: "\u{1}"
        case .back: "\u{2}"
        }
    }

    /// The break that this byte of a text stands for.
    init?(mark byte: UInt8) {
        switch byte {
        case 1: self = .wrap
        case 2: self = .back
        default: return nil
        }
    }

    /// The additional indentation of the next line, in columns.
    var depth: Int {
        switch self {
        case .wrap: 4
        case .back: 0
        }
    }
}

extension String {
    /// The limit on the columns of a line.
    private static let lineLength = 100

    /// True if no line is too long. The marks of breaks have no columns, and only the first byte of
    /// each character counts.
    var fits: Bool {
        var columns = 0
        for byte in utf8 {
            if byte == UInt8(ascii: "\n") {
                columns = 0
            } else if byte & 0b1100_0000 != 0b1000_0000, TemplateBreak(mark: byte) == nil {
                columns += 1
                if columns > Self.lineLength { return false }
            }
        }
        return true
    }

    /// This line, with its breaks made if it is too long, and without them otherwise.
    var broken: String {
        let (isLong, space) = (!fits, UInt8(ascii: " "))
        let indentation = utf8.prefix { $0 == space }.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * utf8.count)
        for byte in utf8 {
            guard let lineBreak = TemplateBreak(mark: byte) else {
                bytes.append(byte)
                continue
            }
            guard isLong else { continue }
            while bytes.last == space { bytes.removeLast() }
            bytes.append(UInt8(ascii: "\n"))
            bytes += repeatElement(space, count: indentation + lineBreak.depth)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
