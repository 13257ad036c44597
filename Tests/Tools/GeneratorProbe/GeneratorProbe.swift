/// Generates SCREENS screens in one call, CALLS times in new folders, and then writes the same
/// bytes to plain files. Repeats this RUNS times, and prints a line for each: the milliseconds of
/// the calls, and those of the plain files of the last call.
@main
enum GeneratorProbe {
    static func main() throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard numbers.count == 3, numbers.allSatisfy({ $0 > 0 }) else {
            print("usage: GeneratorProbe SCREENS CALLS RUNS")
            return
        }
        // All folders are removed at the end: on some file systems, creating files is slow for
        // minutes after a removal.
        var packages: [SamplePackage] = []
        for _ in 0..<numbers[2] {
            var (milliseconds, plan) = (0.0, Plan(files: []))
            for _ in 0..<numbers[1] {
                let package = try SamplePackage()
                packages.append(package)
                let call = try package.generate(numbers[0])
                milliseconds += call.milliseconds
                plan = call.plan
            }
            let floor = try SamplePackage()
            packages.append(floor)
            print(milliseconds, try floor.write(plan))
        }
        for package in packages { try package.remove() }
    }
}
