import WaylineValues

/// The contents of a screen in its record.
extension ScreenDetails {
    /// The members of the record, in their order.
    var members: [(String, RouteValue)] {
        let all: [(String, RouteValue?)] = [
            ("kind", .string(kind.rawValue)), ("fields", .texts(fields.map(\.text))),
            ("inputType", input?.type.map { .string($0) }),
            ("input", input.map { .texts($0.fields.map(\.text)) }),
            ("leadsTo", leads.isEmpty ? nil : .texts(leads.map(\.text))),
            ("service", service.map { .string($0) }), ("owner", owner.map { .string($0) }),
            ("title", title.map { .string($0) }),
            ("flow", flow.map { .string($0) }),
        ]
        return all.compactMap { key, value in value.map { (key, $0) } }
    }

    /// Reads the members of a record; nil if they are not valid. A record without them is one of a form with
    /// a name.
    init?(members: [String: RouteValue]) {
        let kind = members["kind"].map { $0.text.flatMap(ScreenKind.init) } ?? .form
        guard let kind, let fields = Self.fields(members["fields"] ?? .texts(["name"])),
            let input = members["input"].map(Self.fields) ?? [],
            let leads = (members["leadsTo"] ?? .texts([])).texts?.map(Lead.init(text:)),
            !leads.contains(nil)
        else { return nil }
        self.init(kind, fields: fields)
        let names = ["inputType", "service", "flow", "owner"].map { members[$0] }
        guard names.allSatisfy({ $0 == nil || $0?.text?.isTypeName == true }) else { return nil }
        self.input =
            members["input"] == nil ? nil : ScreenInput(type: names[0]?.text, fields: input)
        self.leads = leads.compactMap(\.self)
        (service, flow, owner) = (names[1]?.text, names[2]?.text, names[3]?.text)
        title = members["title"]?.text
        if title?.isTitle == false { return nil }
    }

    private static func fields(_ value: RouteValue) -> [Field]? {
        do throws(GeneratorError) {
            return try value.texts.map { texts throws(GeneratorError) in try Field.all(texts) }
        } catch {
            return nil
        }
    }
}

extension Lead {
    /// The route, the type of its input, and the properties of that.
    fileprivate var text: String {
        ([route] + (input.map { [$0] } ?? []) + arguments).joined(separator: " ")
    }

    /// Reads such a text; nil if it is not valid.
    fileprivate init?(text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard Self.isRoute(words[0]), words.count < 2 || words[1].isTypeName,
            words.dropFirst(2).allSatisfy({ $0.isMemberName })
        else { return nil }
        self.init(
            words[0], input: words.count > 1 ? words[1] : nil, arguments: Array(words.dropFirst(2)))
    }

    static func isRoute(_ text: String) -> Bool {
        do throws(GeneratorError) {
            try NameKind.checkRoute(text)
            return true
        } catch {
            return false
        }
    }
}

extension String {
    /// True if it can be a title: one line without control characters.
    var isTitle: Bool {
        !isEmpty && utf8.count <= 100
            && unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) }
    }
}
