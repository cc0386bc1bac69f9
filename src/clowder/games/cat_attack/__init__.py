"""Cat Attack: cats hunt, shop, raid and fight their way to six foods and Home."""
