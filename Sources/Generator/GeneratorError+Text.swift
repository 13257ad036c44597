extension GeneratorError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .file(let error): "\(error)"
        case .link(let path):
            "'\(path)' is a symbolic link: what is generated stays in its package. Put a folder or a "
                + "file in its place."
        case .notAFile(let path): "'\(path)' is not a file: move it out of the way."
        case .notAFolder(let path): "'\(path)' is not a folder: move it out of the way."
        case .busy(let root):
            "Another run is at work in '\(root)': try again when it is done."
        case .changedMeanwhile(let path):
            "'\(path)' has changed in the meantime, so nothing was written: try again."
        case .conflicts(let paths):
            "\(Self.files(paths.count)) not as generated, so nothing was written: "
                + "\(paths.map { "'\($0)'" }.joined(separator: ", "))."
        case .leftOver(let reason, let error):
            "\(reason) What had begun could not be taken back, which the next run does: \(error)"
        case .unfinished:
            "An earlier run was cut off: the next one that may write takes back what it had begun."
        case .foreignJournal:
            "'\(Journal.folder)' does not come from your own run in this folder, so it was not "
                + "used: look into it, then remove it."
        case .changedCopy(let path):
            "'\(path)' has changed since an earlier run saved it, so nothing was taken back: "
                + "remove '\(Journal.folder)', then restore the files from version control."
        case .leadsOut(let path):
            "'\(path)' is outside of the package or hidden: of hidden folders, only '.wayline' is "
                + "written to."
        case .record(let error): "\(error)"
        case .package(let error): "\(error)"
        case .name(let error): "\(error)"
        case .template(let error): "\(error)"
        case .request(let error): "\(error)"
        }
    }

    private static func files(_ count: Int) -> String {
        count == 1 ? "1 file is" : "\(count) files are"
    }
}
