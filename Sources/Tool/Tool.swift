import WaylineCommandLine
import WaylineGenerator

@main
struct Tool {
    static func main() async {
        await Program.wayline.run()
    }
}
