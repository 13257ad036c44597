/// The types of modules that the built-in templates use. A type of the same name in the package hides
/// such a type from the generated files.
enum UsedTypes {
    static let all: Set<String> = {
        let requests = BindingStyle.allCases.flatMap { style in
            ScreenKind.allCases.flatMap { kind in
                [false, true].map { isWhole in
                    ScreenRequest(
                        name: sample, route: "sample", children: ["Part"],
                        hasCoordinator: isWhole, hasProtocol: isWhole, template: style.rawValue,
                        details: details(kind, isWhole))
                }
            }
        }
        let texts = requests.flatMap {
            Template.builtIn(named: $0.template)?.texts(for: $0) ?? []
        }
        return Set(texts.flatMap(words(of:))).subtracting(own).filter { !$0.hasPrefix(sample) }
    }()

    private static let sample = "Sample"

    /// Types that the templates declare, and those of the menu.
    private static let own = [
        "Facts", "FlowHost", "HostScreen", "Listed", "MemorySample", "Output", "Route", "Routes",
        "ScreenList", "UnsteadySample",
    ]

    /// The contents of a screen with a field of each type.
    private static func details(_ kind: ScreenKind, _ isWhole: Bool) -> ScreenDetails {
        do throws(GeneratorError) {
            let fields = FieldType.names.enumerated().map { "field\($0.offset):\($0.element)" }
            var details = ScreenDetails(kind, fields: try Field.all(kind == .empty ? [] : fields))
            details.service = kind == .form && isWhole ? sample : nil
            return details
        } catch {
            return ScreenDetails()
        }
    }

    /// Returns the words of a source that begin with a capital letter. A member, such as `Task` of
    /// `_Concurrency.Task`, is not one: no type hides it.
    static func words(of source: String) -> Set<String> {
        Array(source.utf8).withUnsafeBufferPointer { source in
            var (tokens, words) = (SwiftTokens(source), Set<String>())
            while let token = tokens.next() {
                let start = token.bytes.lowerBound
                guard case .word = token.kind,
                    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= source[start],
                    start == 0 || source[start - 1] != UInt8(ascii: ".")
                else { continue }
                words.insert(String(decoding: source[token.bytes], as: UTF8.self))
            }
            return words
        }
    }
}

extension Template {
    /// Returns the text of each file of a screen; none if the template does not fit the request.
    fileprivate func texts(for request: ScreenRequest) -> [String] {
        do throws(TemplateError) {
            let settings = PackageSettings(sources: "Sources/Screens", tests: "Tests/ScreensTests")
            return try files(for: request, in: settings).map(\.text)
        } catch {
            return []
        }
    }
}
