import Foundation

/// A fault in the surroundings of the program when it starts.
enum StartFailure: CaseIterable {
    case outputIsFull, outputIsClosed
    case folderIsAFile, folderCannotBeMade, storeIsEmpty, storeIsNoDatabase, storeIsAFolder
    case placeIsAFolder

    var isOfOutput: Bool { self == .outputIsFull || self == .outputIsClosed }

    /// The redirections of a shell.
    var redirection: String {
        switch self {
        case .outputIsFull: ">/dev/full"
        case .outputIsClosed: ">&-"
        case .folderIsAFile, .folderCannotBeMade, .storeIsEmpty, .storeIsNoDatabase,
            .storeIsAFolder, .placeIsAFolder:
            ""
        }
    }

    /// Prepares a data folder.
    ///
    /// - Returns: its path.
    func prepare(in folder: URL) throws -> String {
        let data = folder.appendingPathComponent("data")
        let files = FileManager.default
        try files.createDirectory(at: data, withIntermediateDirectories: true)
        let store = data.appendingPathComponent("wayline.db")
        switch self {
        case .outputIsFull, .outputIsClosed: break
        case .folderIsAFile: return try file("file", in: folder).path
        case .folderCannotBeMade: return try file("file", in: folder).path + "/data"
        case .storeIsEmpty: try Data().write(to: store)
        case .storeIsNoDatabase: try Data("none".utf8).write(to: store)
        case .storeIsAFolder:
            try files.createDirectory(at: store, withIntermediateDirectories: false)
        case .placeIsAFolder:
            try files.createDirectory(
                at: data.appendingPathComponent("place.json"), withIntermediateDirectories: false)
        }
        return data.path
    }

    private func file(_ name: String, in folder: URL) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try Data().write(to: file)
        return file
    }
}
