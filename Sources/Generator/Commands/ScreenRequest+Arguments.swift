package import WaylineCommandLine

extension ScreenRequest {
    /// Reads the arguments of `generate screen`. Throws if they contradict each other.
    package static func all(_ arguments: Arguments) throws(GeneratorError) -> [ScreenRequest] {
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
                template: arguments.value(.template) ?? arguments.value(.binding)
                    ?? BindingStyle.closures.rawValue)
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
        hasProtocol = arguments.has(.viewModelProtocol)
        target = arguments.value(.target)
        title = arguments.value(.title)
        input = try ScreenInput(arguments.parts(.input))
        leads = arguments.parts(.leadsTo).map { Lead($0) }
        ownService = try arguments.typeName(.service, without: ["Service"])
        flow = try arguments.typeName(.flow, without: ["Coordinator", "Flow"])
            .map { "\($0)Coordinator" }
        if (kind == .empty) != fields.isEmpty || fields.isEmpty && ownService != nil {
            throw .contradiction(
                "A form, a detail, a list and a service need fields, and an empty screen has none: add "
                    + "some, e.g. 'name:String', or leave '--kind' and '--service' off.")
        }
    }
}

extension ScreenRequest {
    /// The options that it was generated with, as the user types them. A flow is left out if it may be that of
    /// the menu.
    var options: [String] {
        let isOwnTemplate = BindingStyle(rawValue: template) == nil
        let values: [(String, String?)] = [
            ("kind", kind.isLoaded ? kind.rawValue : nil),
            ("input", input.map { $0.type ?? $0.fields.map(\.text).joined(separator: ",") }),
            ("service", ownService), ("title", title), ("flow", input == nil ? flow : nil),
            ("route", route == CamelWords(name).route ? nil : route),
            (isOwnTemplate ? "template" : "binding", template == "closures" ? nil : template),
        ]
        return children.map { "--child \($0)" } + leads.map { "--leads-to \($0.route)" }
            + values.compactMap { option, value in
                value.map { "--\(option) \($0.quotedForShell)" }
            }
            + (hasCoordinator ? ["--coordinator"] : []) + (hasProtocol ? ["--protocol"] : [])
    }
}

extension ScreenInput {
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
        _ option: Option, without endings: [String]
    ) throws(GeneratorError) -> String? {
        guard let text = value(option) else { return nil }
        let name = try ScreenName(text).text
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
