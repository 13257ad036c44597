import WaylineCommandLine
import WaylineValues

extension ScreenRequest {
    /// Reads the arguments of `generate screen`. Throws if they contradict each other.
    static func all(_ arguments: Arguments) throws(GeneratorError) -> [ScreenRequest] {
        let names = arguments.screenNames
        let fields = try Field.all(arguments.operands.dropFirst().filter(\.isField))
        let route = arguments.value(.route)
        if let route, names.count > 1 {
            throw .contradiction(
                "'--route \(route)' is for one screen, but several were named: generate each by "
                    + "itself.")
        }
        if arguments.has(.title), names.count > 1 {
            throw .contradiction(
                "'--title' is for one screen, but several were named: generate each by itself.")
        }
        return try names.map { given throws(GeneratorError) in
            let name = try ScreenName(given)
            var request = ScreenRequest(
                name: name.text, route: route ?? name.route,
                template: arguments.value(.template) ?? Template.builtInName)
            request.fields = fields
            try request.read(arguments)
            return request
        }
    }

    private mutating func read(_ arguments: Arguments) throws(GeneratorError) {
        kind = arguments.value(.kind).flatMap(ScreenKind.init) ?? (fields.isEmpty ? .empty : .form)
        for child in arguments.all(.child).map(ScreenName.text) where !children.contains(child) {
            children.append(child)
        }
        hasCoordinator = arguments.has(.coordinator)
        target = arguments.value(.target)
        title = arguments.value(.title)
        framework = arguments.framework
        input = try RequestedInput(arguments.parts(.input))
        leads = arguments.parts(.leadsTo).map { Lead($0) }
        ownService = try arguments.typeName(.service, of: .service, without: ["Service"])
        flow = try arguments.typeName(.flow, of: .flow, without: ["Coordinator", "Flow"])
            .map { "\($0)Coordinator" }
        if (kind == .empty) != fields.isEmpty || fields.isEmpty && ownService != nil {
            throw .contradiction(
                "A form, a detail, a list and a service need fields, and an empty screen has none: "
                    + "add some, e.g. 'name:String', or leave '--kind' and '--service' off.")
        }
    }
}

extension ScreenRequest {
    /// Returns the fields and the options of this request that another one of the same screen does
    /// not have, as the user types them. The flow of the menu is left out, since nobody types it.
    func options(lostIn new: ScreenRequest, menu: String?) -> String {
        let (old, kept) = (options(menu: menu), new.options(menu: menu))
        return old.filter { option in !kept.contains { $0.name == option.name } }
            .map { "\($0.name)\($0.name.isEmpty || $0.value.isEmpty ? "" : " ")\($0.value)" }
            .joined(separator: " ")
    }

    private func options(menu: String?) -> [(name: String, value: String)] {
        let all: [(name: String, value: String?)] = [
            ("", Self.words(fields.map(\.text))),
            ("--child", Self.words(children, separator: " --child ")),
            ("--leads-to", Self.words(leads.map(\.route), separator: ",")),
            ("--kind", kind.isLoaded ? kind.rawValue : nil),
            (
                "--input",
                input.flatMap { $0.type ?? Self.words($0.fields.map(\.text), separator: ",") }
            ),
            ("--service", ownService == name ? nil : ownService),
            ("--title", title?.escaped(for: .shell)),
            ("--flow", flow == menu ? nil : flow),
            ("--route", route == CamelWords(name).route ? nil : route),
            ("--tests", framework?.rawValue),
            ("--template", template == Template.builtInName ? nil : template),
            ("--coordinator", hasCoordinator ? "" : nil),
        ]
        return all.compactMap { name, value in value.map { (name, $0) } }
    }

    private static func words(_ words: [String], separator: String = " ") -> String? {
        words.isEmpty ? nil : words.map({ $0.escaped(for: .shell) }).joined(separator: separator)
    }
}

extension RequestedInput {
    /// Reads a type, or the properties of a new one; nil if there is neither.
    fileprivate init?(_ texts: [String]) throws(GeneratorError) {
        guard let first = texts.first else { return nil }
        if texts.count == 1, first.isTypeName {
            self.init(type: first, fields: [])
            return
        }
        self.init(fields: try Field.all(texts))
        if let other = fields.first(where: { $0.type == .decimal || $0.type == .choice }) {
            throw .contradiction("'\(other.text)' cannot be an input: choose another type.")
        }
    }
}

extension Arguments {
    /// The screens to generate: the first word, and those after it that are not fields.
    var screenNames: [String] {
        operands.prefix(1) + operands.dropFirst().filter { !$0.isField }
    }

    /// The parts between the commas of an option's values.
    fileprivate func parts(_ option: Option) -> [String] {
        all(option).flatMap { $0.split(separator: ",") }.map(String.init)
    }

    /// Reads a name in any case, with one of these endings or without.
    fileprivate func typeName(
        _ option: Option, of kind: NameKind, without endings: [String]
    ) throws(GeneratorError) -> String? {
        guard let text = value(option) else { return nil }
        let name = CamelWords.name(of: text)
        try kind.check(text, meaning: name, limit: ScreenName.longest)
        let ending = endings.first { name.hasSuffix($0) && name != $0 } ?? ""
        return String(name.dropLast(ending.count))
    }
}

extension String {
    /// True for a word that is a field, and not the name of another screen.
    fileprivate var isField: Bool {
        contains(":") || unicodeScalars.first?.isSmallLetter == true
    }
}
