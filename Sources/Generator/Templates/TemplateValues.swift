/// The values of a template's tags: texts, conditions, and lists whose items have their own values.
///
/// `{{key}}` is a text. `{{#key}}` … `{{/key}}` is written if a condition holds, or for each item of a list;
/// `{{^key}}` … `{{/key}}` if it does not hold or the list is empty; `{{?key}}` … `{{/key}}` once if the list
/// has items.
struct TemplateValues {
    var texts: [String: String]
    var conditions: [String: Bool] = [:]
    var lists: [String: [TemplateValues]] = [:]

    /// Returns the values for an item of a list: its own, and these.
    func adding(_ item: TemplateValues) -> TemplateValues {
        var values = self
        values.texts.merge(item.texts) { $1 }
        values.conditions.merge(item.conditions) { $1 }
        return values
    }
}

/// The keys that a template can use. ``TemplateValues/init(_:module:hasMenu:)`` has a value for each.
enum TemplateKeys {
    /// The names, the route, the title and the module of a screen, and what its fields make up.
    static let texts = [
        "Name", "name", "route", "title", "module", "Value", "Contents", "Input", "Service",
        "service", "controls", "rule", "publishedRule", "valid", "missing", "inputSample",
        "rowSample", "otherRowSample", "rowTitle",
    ]

    static let conditions =
        [
            "coordinator", "protocol", "menu", "row", "input", "newInput", "service", "router",
            "facts", "model", "makes", "made", "starts", "loaded", "selects", "value", "entry",
            "checked", "typed", "decimals", "dates", "identity",
        ] + ScreenKind.allCases.map(\.rawValue) + conditionsOfItems.values.flatMap(\.self).sorted()

    /// The texts of each list's items. In a file for each child, those of a child are known too.
    static let lists = [
        "children": ["Child", "child", "childTitle", "comma"],
        "fields": FieldValues.texts, "inputs": FieldValues.texts,
        "routes": [
            "target", "targetRoute", "targetTitle", "targetCase", "targetInput", "targetSample",
        ],
    ]

    private static let conditionsOfItems = [
        "fields": ["required", "text", "typedValue", "maybe", "decimal", "choice"],
        "routes": ["button", "targetInput"],
    ]

    /// All tags that are texts, or that begin a block.
    static func tags(areTexts: Bool) -> [String] {
        if areTexts {
            let items = lists.keys.sorted().filter { $0 != "inputs" }.flatMap { lists[$0] ?? [] }
            return (texts + items).map { "{{\($0)}}" }
        }
        let names = lists.keys.sorted()
        return names.flatMap { ["{{#\($0)}}", "{{?\($0)}}", "{{^\($0)}}"] }
            + conditions.flatMap { ["{{#\($0)}}", "{{^\($0)}}"] }
            + (names + conditions).map { "{{/\($0)}}" }
    }
}

extension TemplateValues {
    /// The values for a screen.
    init(_ request: ScreenRequest, module: String, hasMenu: Bool) {
        let (words, details) = (CamelWords(request.name), request.details)
        texts = [
            "Name": request.name, "name": words.member, "route": request.route,
            "title": (details.title ?? words.title).inLiteral, "module": module,
        ]
        conditions = [
            "coordinator": request.hasCoordinator, "protocol": request.hasProtocol,
            "menu": hasMenu, "row": hasMenu && details.input == nil && details.flow == nil,
        ]
        lists["children"] = request.children.map { name in
            let words = CamelWords(name)
            return TemplateValues(texts: [
                "Child": name, "child": words.member, "childTitle": words.title,
                "comma": request.children.count > 1 ? "," : "",
            ])
        }
        add(DetailValues(request))
    }

    private mutating func add(_ details: DetailValues) {
        texts.merge(details.texts) { $1 }
        conditions.merge(details.conditions) { $1 }
        lists["fields"] = details.fields.map(\.values)
        lists["inputs"] = details.inputs.map(\.values)
        lists["routes"] = details.routes
    }
}

/// A piece of a template's text.
indirect enum TemplatePiece: Hashable, Sendable {
    case text(String)
    case placeholder(String)
    case block(TemplateBlock, [TemplatePiece])
}

/// The beginning of a block.
struct TemplateBlock: Hashable, Sendable {
    enum Sign: Character, CaseIterable {
        /// If a condition holds, or for each item of a list.
        case each = "#"

        /// Once, if a list has items.
        case any = "?"

        /// If a condition does not hold, or a list is empty.
        case none = "^"
    }

    let sign: Sign
    let key: String

    /// Reads a tag without its braces; nil if there is no such block.
    init?(_ tag: String) {
        guard let sign = tag.first.flatMap(Sign.init) else { return nil }
        (self.sign, key) = (sign, String(tag.dropFirst()))
        guard TemplateKeys.tags(areTexts: false).contains(self.tag) else { return nil }
    }

    var tag: String { "{{\(sign.rawValue)\(key)}}" }
    var closingTag: String { "{{/\(key)}}" }
}

extension [TemplatePiece] {
    /// The cost of a piece in addition to its bytes. It reduces the room of a template, to limit the
    /// time.
    private static var cost: Int { 8 }

    /// Returns the text of these pieces. Each piece reduces `room`. Nothing is written after the room is
    /// used up: blocks for children can make a short template very long.
    func text(with values: TemplateValues, room: inout Int) -> String {
        var text = ""
        func add(_ part: String) {
            text += part
            room -= part.utf8.count
        }
        for piece in self where room >= 0 {
            room -= Self.cost
            switch piece {
            case .text(let part): add(part)
            case .placeholder(let key): add(values.texts[key] ?? "")
            case .block(let block, let body):
                for values in block.scopes(in: values) where room >= 0 {
                    text += body.text(with: values, room: &room)
                }
            }
        }
        return text
    }
}

extension TemplateBlock {
    /// Returns the values for each time that the block is written.
    fileprivate func scopes(in values: TemplateValues) -> [TemplateValues] {
        let list = values.lists[key]
        let holds = list.map { !$0.isEmpty } ?? values.conditions[key] ?? false
        switch sign {
        case .each: return list.map { $0.map(values.adding) } ?? (holds ? [values] : [])
        case .any: return holds ? [values] : []
        case .none: return holds ? [] : [values]
        }
    }
}
