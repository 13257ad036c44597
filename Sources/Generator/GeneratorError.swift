import WaylineCommandLine
import WaylineSystem
import WaylineValues

/// An error that kept the generator from doing anything.
package enum GeneratorError: Error, Hashable, Sendable {
    /// The system has refused an operation on a file.
    case file(FileError)
    case link(String)
    case notAFile(String)
    case notAFolder(String)

    case package(PackageError)
    case name(NameError)

    /// A fault of a template, at a place in the package.
    case template(String, TemplateFault)
    case request(RequestError)

    /// A program that is not installed, or that failed.
    case program(String, isMissing: Bool)

    /// A file has changed since the plan was made.
    case changedMeanwhile(String)
    case conflicts([String])

    /// The plan failed, and taking back its changes failed too.
    indirect case leftOver(GeneratorError, GeneratorError)

    /// A path outside of the package, or in a hidden folder.
    case leadsOut(String)
    case undoStore(UndoStoreError)

    /// True if only the command that the user typed is wrong.
    package var isUsage: Bool {
        switch self {
        case .name, .request: true
        case .file, .link, .notAFile, .notAFolder, .changedMeanwhile, .conflicts, .leftOver,
            .package, .program, .template, .leadsOut, .undoStore:
            false
        }
    }
}

extension GeneratorError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .file(let error): "\(error)"
        case .link(let path):
            "'\(path)' is a symbolic link: generated files must stay in the package. Replace the "
                + "link with a folder or a file."
        case .notAFile(let path): "'\(path)' is not a file: move it out of the way."
        case .notAFolder(let path): "'\(path)' is not a folder: move it out of the way."
        case .program(let name, let isMissing):
            isMissing
                ? "'\(name)' is not installed, and files cannot be compared or merged without it: "
                    + "install it, or add its folder to PATH."
                : "'\(name)' failed, so nothing was written."
        case .changedMeanwhile(let path):
            "'\(path)' has changed in the meantime, so nothing was written: try again."
        case .conflicts(let paths):
            "\(Self.files(paths.count)) not as generated, so nothing was written: "
                + "\(paths.map { "'\($0)'" }.joined(separator: ", "))."
        case .leftOver(let reason, let error):
            "\(reason) The changes so far could not be taken back; the next run tries "
                + "again: \(error)"
        case .leadsOut(let path):
            "'\(path)' is outside of the package or hidden: the only hidden folder that is written "
                + "to is '.wayline'."
        case .undoStore(let error): "\(error)"
        case .package(let error): "\(error)"
        case .name(let error): "\(error)"
        case .template(let place, let fault): "\(place): \(fault)"
        case .request(let error): "\(error)"
        }
    }

    private static func files(_ count: Int) -> String {
        count == 1 ? "1 file is" : "\(count) files are"
    }
}

/// A request that cannot be fulfilled.
package enum RequestError: Error, Hashable, Sendable {
    /// A screen that was not generated; `known` were.
    case notGenerated(String, known: [String])
    case unknownTemplate(String, known: [String])
    case oneRouteForAll(String)

    /// A target that does not exist, or has no tests; `known` do.
    case unknownTarget(String, known: [String])

    /// A screen of this name was generated in several targets.
    case severalTargets(String, [String])
    case unknownType(String, field: String)

    /// An optional field whose control always has a value.
    case neverMissing(String)
    case unknownRoute(String, known: [String])

    /// A route with an input that the screen cannot give.
    case routeWithInput(String, input: String, isRow: Bool)

    /// A coordinator that the target does not have, or that has no flow.
    case noFlow(String)

    /// A request that contradicts itself, with the reason.
    case contradiction(String)
}

extension RequestError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notGenerated(let name, let known):
            "'\(name)' was not generated"
                + (known.near(to: name).map { ": did you mean '\($0)'?" }
                    ?? (known.isEmpty ? ", nor was any other screen of this package." : "."))
                + (known.isEmpty ? "" : " A screen that you have written is yours to remove.")
        case .unknownTemplate(let name, let known):
            "'\(name)' is not a template: there are \(known.enumerated)."
                + (known.near(to: name).map { " Did you mean '\($0)'?" } ?? "")
                + " Put your own in '\(ScreenPackage.templates)/NAME'."
        case .unknownTarget(let name, let known):
            "'\(name)' is not a target with tests"
                + (known.isEmpty ? "." : ": there are \(known.enumerated).")
                + (known.near(to: name).map { " Did you mean '\($0)'?" } ?? "")
        case .severalTargets(let name, let targets):
            "'\(name)' was generated in \(targets.enumerated): choose one, e.g. "
                + "'--target \(targets.first ?? "")'."
        case .unknownType(let type, let field):
            "'\(type)' is not a type for '\(field)': there are "
                + FieldType.names.map { "'\($0)'" }.joined(separator: ", ")
                + ", and choices such as 'small|large'. Add '?' if it can be empty."
        case .neverMissing(let field):
            "'\(field)' cannot be optional: a switch and a choice always have a value."
        case .unknownRoute(let route, let known):
            "'\(route)' is not a route of the target"
                + (known.near(to: CamelWords(CamelWords.name(of: route)).member)
                    .map { ": did you mean '\(CamelWords(CamelWords.name(of: $0)).route)'?" }
                    ?? ": generate its screen first.")
        case .routeWithInput(let route, let input, let isRow):
            "'\(route)' needs an '\(input)', which "
                + (isRow ? "was not generated" : "only the rows of a list can give")
                + ": leave it off, and write that decision in the router yourself."
        case .noFlow(let name):
            "'\(name)' is not a coordinator of the target with a flow: name another one, e.g. "
                + "'--flow Checkout' for a CheckoutCoordinator."
        case .contradiction(let reason): reason
        case .oneRouteForAll(let route):
            "'--route \(route)' is for one screen, but several were named: generate each by itself."
        }
    }
}
