import Foundation
import Mutator

/// The steps of Scripts/mutate, which makes mutants of a module and runs its tests with each.
@main
struct MutationTrial {
    /// The status of a program that has noticed a mutant only by its map.
    private static let statusOfMap = 3

    /// The folder of the module, and the folder in which this program and the script exchange
    /// files.
    private let sources: URL
    private let work: URL

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().map(\.self)
        guard arguments.count >= 3 else {
            print("MutationTrial prepare|write|refuse|report SOURCES WORK …: see Scripts/mutate")
            exit(64)
        }
        let trial = MutationTrial(
            sources: URL(fileURLWithPath: arguments[1]), work: URL(fileURLWithPath: arguments[2]))
        switch arguments[0] {
        case "prepare":
            try trial.prepare(arguments[3], tests: arguments[4], built: arguments[5])
        case "write": try trial.write(to: arguments[3])
        case "refuse": try trial.refuse(in: arguments[3])
        case "report":
            let limits = arguments[3...4].map { Double($0) ?? 100 }
            try trial.report(limit: limits[0], withoutMap: limits[1])
        default: exit(64)
        }
    }

    /// Writes the manifest of the package in the folder, the names of the objects that it links,
    /// and the flags of its build.
    private func prepare(_ folder: String, tests: String, built: String) throws {
        let package = try MutantPackage(
            module: sources.lastPathComponent, tests: tests,
            description(), built: built)
        let folder = URL(fileURLWithPath: folder)
        try Data(package.manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
        try lines(package.objects).write(to: folder.appendingPathComponent("objects"))
        try lines(package.flags).write(to: work.appendingPathComponent("flags"))
    }

    /// Writes the sources with their switches to a folder, and the lists of mutants and skipped
    /// lines.
    private func write(to folder: String) throws {
        let (module, refused) = (try module(), try refused())
        for (path, source) in module.files {
            let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(source.text(without: refused).utf8).write(to: url)
        }
        let mutants = module.mutants.map {
            "\($0.number)\t\($0.sort.rawValue)\t\($0.file):\($0.line)\t\($0.before)\t\($0.after)"
        }
        try lines(mutants).write(to: work.appendingPathComponent("mutants.tsv"))
        try lines(module.skipped.map(\.listing)).write(
            to: work.appendingPathComponent("skipped.tsv"))
    }

    /// Adds the mutants at the errors of the compiler's output, which stands in `build.log`, to
    /// those that are left out. Prints their count.
    private func refuse(in folder: String) throws {
        let log = try read("build.log").joined(separator: "\n")
        let found = try module().refused(by: log, in: folder)
        let old = try refused()
        try lines(old.union(found).sorted().map(String.init))
            .write(to: work.appendingPathComponent("refused"))
        print(found.subtracting(old).count)
    }

    /// Prints the table and the survivors. The status is 1 if too few mutants were killed, or if an
    /// equivalent one is wrong.
    private func report(limit: Double, withoutMap: Double) throws {
        let module = try module()
        let report = try results(of: module.mutants)
        try lines((module.skipped + report.skipped).map(\.listing))
            .write(to: work.appendingPathComponent("skipped.tsv"))
        print(report.text)
        print(report.mistakes.map { "\n\($0)" }.joined())
        print("\(report.percentage.rounded(toTenths: .down)) % of the mutants are killed")
        if !report.killedByMap.isEmpty {
            print("\(report.percentageWithoutMap.rounded(toTenths: .down)) % without the map")
        }
        let isEnough = report.percentage >= limit && report.percentageWithoutMap >= withoutMap
        if !isEnough || !report.mistakes.isEmpty { exit(1) }
    }

    /// The results that the script has written down.
    private func results(of mutants: [Mutant]) throws -> MutationReport {
        var report = MutationReport(of: mutants)
        report.refused = try refused()
        report.run = Set(try read("run").compactMap { Int($0.prefix { $0 != " " }) })
        for line in try read("killed") {
            let words = line.split(separator: " ").compactMap { Int($0) }
            guard words.count == 2 else { continue }
            report.killed.insert(words[0])
            if words[1] == Self.statusOfMap { report.killedByMap.insert(words[0]) }
        }
        for line in try read("equivalent") {
            let parts = line.split(separator: "\t").map(String.init)
            if parts.count == 2 { report.equivalent[parts[0]] = parts[1] }
        }
        for line in try read("reached") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 2, let number = Int(parts[0]) else { continue }
            if report.reached[number] != "" { report.reached[number] = String(parts[1]) }
        }
        return report
    }

    private func module() throws -> MutatedModule {
        let target = try description().targets.first { $0.name == sources.lastPathComponent }
        let pattern = try Regex(try read("pattern").first ?? "")
        return MutatedModule(
            try (target?.sources ?? []).reduce(into: [:]) {
                let url = sources.appendingPathComponent($1)
                $0[$1] = try String(contentsOf: url, encoding: .utf8)
            }
        ) { $0.contains(pattern) }
    }

    /// The package, whose target can have the folders of others in its own.
    private func description() throws -> DescribedPackage {
        let data = try Data(contentsOf: work.appendingPathComponent("describe.json"))
        return try JSONDecoder().decode(DescribedPackage.self, from: data)
    }

    private func refused() throws -> Set<Int> { Set(try read("refused").compactMap { Int($0) }) }

    /// The lines of a file in the folder of work; none if it does not exist.
    private func read(_ name: String) throws -> [String] {
        let url = work.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    private func lines(_ lines: [String]) -> Data {
        Data(lines.map { $0 + "\n" }.joined().utf8)
    }
}

extension Double {
    fileprivate func rounded(toTenths rule: FloatingPointRoundingRule) -> Double {
        (self * 10).rounded(rule) / 10
    }
}

extension SkippedLine {
    fileprivate var listing: String { "\(file):\(line)\t\(text)\t\(reason)" }
}
