package import WaylineCommandLine

extension ScreenRequest {
    /// Reads the arguments of `generate screen`. Throws if they contradict each other.
    package static func all(_ arguments: Arguments) throws(GeneratorError) -> [ScreenRequest] {
        try all(
            arguments.screenNames, route: arguments.value(.route),
            children: arguments.all(.child), hasCoordinator: arguments.has(.coordinator),
            hasProtocol: arguments.has(.viewModelProtocol),
            template: arguments.value(.template) ?? arguments.value(.binding)
                ?? BindingStyle.closures.rawValue,
            target: arguments.value(.target), details: try ScreenDetails(arguments))
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
}

extension ScreenDetails {
    fileprivate init(_ arguments: Arguments) throws(GeneratorError) {
        self.init(
            arguments.value(.kind).flatMap(ScreenKind.init),
            fields: try Field.all(arguments.operands.dropFirst().filter(\.isField)))
        input = try ScreenInput(arguments.parts(.input))
        leads = arguments.parts(.leadsTo).map { Lead($0) }
        service = try arguments.typeName(.service, without: ["Service"])
        flow = try arguments.typeName(.flow, without: ["Coordinator", "Flow"])
            .map { "\($0)Coordinator" }
        title = arguments.value(.title)
        if let fault { throw .request(.contradiction(fault)) }
    }

    /// The contradiction between the kind and the other options, or nil.
    private var fault: String? {
        if title?.isTitle == false { return "'--title' takes one line of at most 100 letters." }
        if kind != .empty {
            return fields.isEmpty
                ? "'--kind \(kind.rawValue)' needs fields: add some, e.g. 'name:String'." : nil
        }
        if !fields.isEmpty {
            return "'--kind empty' shows no fields: leave them off, or choose another kind."
        }
        return service == nil
            ? nil : "'--service' needs fields to load or to save: add some, e.g. 'id:Int'."
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
            throw .request(
                .contradiction("'\(other.text)' cannot be an input: choose another type."))
        }
    }
}

extension Arguments {
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
