import WaylineCommandLine
import WaylineSystem
import WaylineValues

/// An error that kept the generator from doing anything.
indirect enum GeneratorError: Error, Hashable, Sendable {
    /// The command that the user typed is wrong.
    case request(RequestError)

    /// The system has refused an operation on a file.
    case system(String, FileOperation, SystemError)
    case link(String)
    case notAFile(String)
    case notAFolder(String)

    /// A path outside of the package, or in a hidden folder.
    case leadsOut(String)

    /// Another run is active in the same folder.
    case busy(String)

    /// A program that is not installed, or that failed.
    case program(String, isMissing: Bool)

    /// A file has changed since the plan was made.
    case changedMeanwhile(String)
    case conflicts([String])

    /// The plan failed, and taking back its changes failed too.
    case leftOver(GeneratorError, GeneratorError)

    /// There is no folder for the record of a run.
    case noStateFolder

    /// A folder for the record of a run that others can write to, or something else in its place.
    case sharedStateFolder(String)

    /// The record of a run that is not valid.
    case damagedRun(String)
    case noFolder(String)
    case taken(String)

    /// A folder that is not a checkout of Wayline; nil if no folder was named.
    case noWayline(String?)
    case noPackage(String)
    case notDependent(String)

    /// A package with no target for screens, or with several possible ones.
    case noTarget(String, known: [String])

    /// A folder that the settings of the package name, and that does not exist.
    case lostSources(String)

    /// The settings of the package name an unknown framework of tests.
    case unknownFramework(String)

    /// A file of the generator that it cannot read.
    case damaged(String)

    /// A fault of a template, at a place in the package.
    case template(String, TemplateFault)
    case lostTemplate(String, of: String)

    /// A type of the package that hides a type that generated files use.
    case hiddenType(String, file: String)

    /// A list of screens without the line above its entries.
    case noMark(String)

    /// A line that names this member, but is not a generated line.
    case editedLine(String, member: String)

    /// A request that contradicts itself, with the reason.
    static func contradiction(_ reason: String) -> GeneratorError {
        .request(.contradiction(reason))
    }
}

extension GeneratorError: CustomStringConvertible {
    var description: String {
        switch self {
        case .request(let error): "\(error)"
        case .system(let path, let operation, let reason):
            "'\(path)' cannot \(operation.rawValue): \(reason.text)."
        case .link(let path):
            "'\(path)' is a symbolic link: generated files must stay in the package. Replace the "
                + "link with a folder or a file."
        case .notAFile(let path): "'\(path)' is not a file: move it out of the way."
        case .notAFolder(let path): "'\(path)' is not a folder: move it out of the way."
        case .leadsOut(let path):
            "'\(path)' is outside of the package or hidden: the only hidden folder that is written "
                + "to is '.wayline'."
        case .busy(let root):
            "Another run is active in '\(root)': try again when it is done."
        case .program(let name, let isMissing):
            isMissing
                ? "'\(name)' is not installed, and files cannot be compared or merged without it: "
                    + "install it, or add its folder to PATH."
                : "'\(name)' failed, so nothing was written."
        case .changedMeanwhile(let path):
            "'\(path)' has changed in the meantime, so nothing was written: try again."
        case .conflicts(let paths):
            "\(paths.count == 1 ? "1 file is" : "\(paths.count) files are") not as generated, so "
                + "nothing was written: \(paths.map { "'\($0)'" }.joined(separator: ", "))."
        case .leftOver(let reason, let error):
            "\(reason) The changes so far could not be taken back; the next run tries "
                + "again: \(error)"
        case .noStateFolder:
            "There is no folder for the record of a run: set HOME or XDG_STATE_HOME to a full path."
        case .sharedStateFolder(let path):
            "'\(path)' must be a folder that only you can write to: remove it, or choose another "
                + "with 'XDG_STATE_HOME=DIR'."
        case .damagedRun(let path):
            "'\(path)' cannot be read, so nothing was taken back: remove it, then restore "
                + "the files from version control."
        case .lostSources(let path):
            "'\(path)' is not a folder, but '\(PackageSettings.path)' names it for the screens: "
                + "write the present folders of the target and of its tests there."
        case .noFolder(let path): "'\(path)' does not exist\(path.tried)."
        case .taken(let path):
            "'\(path)' exists already: choose another name, or another folder, e.g. '--at ~/code'."
        case .noWayline(let path):
            (path.map { "'\($0)' is not a checkout of Wayline\($0.tried)" }
                ?? "The location of Wayline is not known")
                + ": name its folder, e.g. '--wayline ../Wayline'."
        case .noPackage(let path):
            "'\(path)' is not in a Swift package\(path.tried): change to the folder of one, or "
                + "name it, e.g. '--into ../Shop'."
        case .notDependent(let root):
            "'\(root)/Package.swift' does not name 'Wayline': screens need the product Wayline of "
                + "the package Wayline."
        case .noTarget(let root, let known):
            known.isEmpty
                ? "'\(root)' has no target with tests: declare one in its manifest, and make its "
                    + "folders, e.g. 'Sources/Screens' and 'Tests/ScreensTests'."
                : "'\(root)' has several targets with tests: choose one, e.g. "
                    + "'--target \(known[0])'. There are \(known.enumerated)."
        case .unknownFramework(let name):
            "'\(PackageSettings.path)' does not accept \(name.inQuotes) as the framework of tests: "
                + "choose \(TestFramework.allCases.map(\.rawValue).alternatives)."
        case .damaged(let path):
            "'\(path)' cannot be read: restore it from version control, or remove it."
        case .template(let place, let fault): "\(place): \(fault)"
        case .lostTemplate(let template, let screen):
            "'\(screen)' was generated with the template '\(template)', which is missing: restore "
                + "'\(Template.folder(of: template))' from version control."
        case .hiddenType(let name, let file):
            "Generated files use '\(name)', but the type of this name in '\(file)' hides it: "
                + "rename that type."
        case .noMark(let path):
            "'\(path)' does not list the screens: it needs the line '\(ScreenList.mark)', and the "
                + "line '\(ScreenList.end)' below."
        case .editedLine(let path, let member):
            "'\(path)' names '.\(member)' in a line that was edited: remove it there first."
        }
    }
}
